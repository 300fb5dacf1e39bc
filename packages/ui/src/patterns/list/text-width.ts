/** Width of a text of a cell, in pixels; code has a font of its own. */
export type TextWidth = (text: string, code?: boolean) => number

/** Without measuring, and rather too much: a Chinese character is about twice as wide as a letter. */
export const estimatedTextWidth: TextWidth = (text) =>
  Math.ceil(text.length * 7.6 + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0) * 6.4)

/** Measures texts in the fonts that cells have in an element. */
export function textWidthIn(element: Element): TextWidth {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return estimatedTextWidth
  const style = getComputedStyle(element)
  const fonts = {
    text: `${style.getPropertyValue('--text-body')} ${style.getPropertyValue('--font-sans')}`,
    code: `${style.getPropertyValue('--text-sm')} ${style.getPropertyValue('--font-mono')}`,
  }
  return (text, code = false) => {
    context.font = code ? fonts.code : fonts.text
    return Math.ceil(context.measureText(text).width)
  }
}
