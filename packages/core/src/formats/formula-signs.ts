/**
 * A formula's sign, which may be full-width or small, after characters that a spreadsheet skips or doesn't show, or
 * quotes: a file has them doubled, and where a cell begins with two of them, they are an empty text and the sign
 * follows it. Some characters without a shape, such as the Hangul fillers, count as letters or marks.
 */
export const startsFormulaUnseen = /^["\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u

/**
 * Ends of cells where the list separator is a semicolon, as in Russian or German: there quotes within a line don't keep
 * a cell together.
 */
export const endsElsewhere = /(?<=[;\t\r\n])/
