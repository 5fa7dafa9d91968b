package search

import (
	"encoding/binary"
	"fmt"
	"strings"
)

// EncodeWeights writes an array of weights as a file: a header of one line that tells what they belong to, then each weight, the
// lower byte first.
func EncodeWeights(header string, weights any) []byte {
	data, err := binary.Append([]byte(header), binary.LittleEndian, weights)
	if err != nil {
		panic("search: weights that are no array of numbers: " + err.Error())
	}
	return data
}

// DecodeWeights fills in the weights that a file has. It fails where the file has another header, or is not whole.
func DecodeWeights(header string, data []byte, weights any) error {
	found, _, _ := strings.Cut(string(data[:min(len(data), 2*len(header))]), "\n")
	if found+"\n" != header {
		return fmt.Errorf("weights of %.100q don't fit: expected %q", found, strings.TrimSuffix(header, "\n"))
	}
	body := data[len(header):]
	if len(body) != binary.Size(weights) {
		return fmt.Errorf("weights are %d bytes long instead of %d", len(body), binary.Size(weights))
	}
	_, err := binary.Decode(body, binary.LittleEndian, weights)
	return err
}
