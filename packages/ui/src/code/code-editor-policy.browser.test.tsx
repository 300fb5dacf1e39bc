import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CodeEditor, WidgetRoot } from '../index.ts'
import { renderWidget } from '../testing/render-widget.tsx'
import { quietConsole } from '../testing/sample-console.ts'

const schema = { tables: [{ name: 'orders', columns: [{ name: 'order_id', type: 'bigint' }] }] }
const diagnostics = [{ from: 0, to: 6, severity: 'error' as const, message: 'wrong' }]
const editor = <CodeEditor label="Query" language="sql" schema={schema} value="SELECT " diagnostics={diagnostics} />

it('needs no style element, image, or eval under a strict policy, in a shadow root and in a page', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'; img-src 'self'; font-src 'self'; object-src 'none'"
  document.head.append(policy)
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI}`),
  )

  const view = await renderWidget(editor)
  const content = await view.findByRole('textbox', { name: 'Query' })
  await userEvent.click(content)
  await userEvent.keyboard('{Control>}{End}{/Control}ord')
  await view.findByRole('option', { name: /orders/ })
  await userEvent.keyboard('{Escape}{Control>}f{/Control}')
  await view.findByRole('textbox', { name: 'Find' })
  expect(getComputedStyle(view.all('.cm-scroller')[0]!).display).toBe('flex')

  const styles = document.querySelectorAll('style').length
  const light = document.body.appendChild(document.createElement('div'))
  render(<WidgetRoot console={quietConsole()}>{editor}</WidgetRoot>, { container: light })
  await waitFor(() => expect(light.querySelector('.cm-lint-marker-error')).not.toBeNull())
  expect(getComputedStyle(light.querySelector('.cm-scroller')!).display).toBe('flex')
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  expect(refused).toEqual([])
})
