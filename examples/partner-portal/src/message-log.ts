/** Maximum number of lines in the log. */
const mostLines = 100

/** Logs a message between the page and the frame. */
export function logMessage(direction: 'from the console' | 'to the console', name: string, params: unknown): void {
  const log = document.querySelector('#log') as HTMLOListElement
  const line = document.createElement('li')
  line.dataset.message = name
  line.dataset.direction = direction
  const title = document.createElement('b')
  title.textContent = `${direction === 'from the console' ? '←' : '→'} ${name}`
  const body = document.createElement('code')
  body.textContent = JSON.stringify(params)
  line.append(title, body)
  log.prepend(line)
  while (log.children.length > mostLines) log.lastElementChild?.remove()
}
