/*
 * Runs in a page before its scripts: `firstRow` is the time at which the row that `awaitedRow` names is in a frame, in the
 * page or in a shadow root. It is told a second later, so that what follows the row is over.
 */
function shows(root) {
  const row = [...(root?.querySelectorAll('tr, [role="row"]') ?? [])].find(({ textContent }) =>
    textContent.includes(globalThis.awaitedRow),
  )
  return row !== undefined && row.getBoundingClientRect().height > 0 && getComputedStyle(row).visibility === 'visible'
}

globalThis.firstRow = new Promise((resolve) => {
  const look = () => {
    if (!shows(document) && !shows(document.querySelector('cw-apps')?.shadowRoot))
      return void requestAnimationFrame(look)
    const time = performance.now()
    setTimeout(() => resolve(time), 1000)
  }
  requestAnimationFrame(look)
})
