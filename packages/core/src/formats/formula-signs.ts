/**
 * A formula's sign, which may be full-width, after characters that a spreadsheet skips or doesn't show, or quotes: a
 * file has them doubled, and where a cell begins with two of them, they are an empty text with the sign behind it.
 */
export const startsFormulaUnseen = /^["\s\p{C}]*[=+\-@＝＋－＠]/u

/**
 * Ends of cells where the list separator is a semicolon, as in Russian or German: there quotes within a line don't keep
 * a cell together.
 */
export const endsElsewhere = /(?<=[;\t\r\n])/
