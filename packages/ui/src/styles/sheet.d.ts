/** A Tailwind sheet as text, compiled for shadow roots and for `.cw-root` in the light DOM. */
declare module '*.css?shadow' {
  const sheet: string
  export default sheet
}
