import { rowHeight, tableHeight } from './rows.ts'
import { present } from './stage.ts'

const head = 36

// As high as the tables, with one line and no rows: the minimum that a frame costs in this browser on this machine.
// the least.
present({
  mount(place, rows) {
    const scroller = place.appendChild(document.createElement('div'))
    scroller.className = 'scroller'
    scroller.style.cssText = `height: ${tableHeight}px; overflow: auto`
    const line = scroller.appendChild(document.createElement('div'))
    line.className = 'line'
    line.textContent = rows[0]?.name ?? ''
    line.style.cssText = `position: sticky; top: 0; height: ${head}px`
    scroller.appendChild(document.createElement('div')).style.height = `${rows.length * rowHeight}px`
  },
  scroller: '.scroller',
  rows: '.line',
  head,
})
