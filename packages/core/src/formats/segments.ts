/** Units of a piece: a segment costs the time and memory of the whole text in which it is found. */
const pieceLength = 256

/**
 * Segments of a text, such as its words. An engine copies the whole text for every segment of it, so that long texts
 * take gigabytes. This takes a piece at a time, and begins the next one where the last complete segment ends.
 */
export function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<Intl.SegmentData> {
  let start = 0
  let length = pieceLength
  while (start < text.length) {
    const end = endOfPiece(text, start + length)
    const pieces = [...segmenter.segment(text.slice(start, end))]
    // What the last segment is, the rest of the text decides.
    if (end < text.length) pieces.pop()
    yield* pieces
    const last = pieces.at(-1)
    start += last ? last.index + last.segment.length : 0
    length = last ? pieceLength : length * 2
  }
}

/** No piece ends within a character. */
function endOfPiece(text: string, end: number): number {
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(end - 1))
  return Math.min(isHalf ? end + 1 : end, text.length)
}
