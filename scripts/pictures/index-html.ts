import { escapeMarkup } from '@console-widgets/core/formats'
import type { PicturedStory } from './stories.ts'

/** A picture that isn't what it was. */
export interface ChangedPicture {
  story: PicturedStory
  look: string
  /** Number of pixels that differ; undefined if the story is new. */
  pixels: number | undefined
  /** Paths from the index to the pictures; a new story has only one. */
  now: string
  before?: string
  difference?: string
}

/** What a comparison found. */
export interface PictureReport {
  /** Title of what was compared with. */
  against: string
  compared: number
  changed: readonly ChangedPicture[]
  failed: readonly { story: PicturedStory; failure: string }[]
  /** Stories for which there was no time. */
  left: readonly PicturedStory[]
}

const figure = (title: string, path: string | undefined) =>
  `<figure><figcaption>${title}</figcaption>${path ? `<a href="${path}"><img loading="lazy" src="${path}" alt=""></a>` : '<p>None</p>'}</figure>`

/** The page to review changed pictures on. */
export function indexHtml({ against, compared, changed, failed, left }: PictureReport): string {
  const sections = [...new Set(changed.map(({ story }) => story))].map((of) => {
    const pictures = changed
      .filter(({ story }) => story === of)
      .map(
        ({ look, pixels, before, now, difference }) =>
          `<h3>${escapeMarkup(look)} <small>${pixels === undefined ? 'new' : `${pixels} pixels`}</small></h3><div>${figure('Before', before)}${figure('Now', now)}${figure('Difference', difference)}</div>`,
      )
    return `<section><h2>${escapeMarkup(`${of.title} / ${of.name}`)}</h2>${pictures.join('')}</section>`
  })
  const list = (title: string, lines: string[]) =>
    lines.length === 0
      ? ''
      : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories</title>
<style>
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { margin: 24px }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 } figcaption, small { opacity: 0.7 }
img { max-width: 100%; border: 1px solid #8886 }
</style>
<h1>Pictures of stories</h1>
<p>${compared} pictures compared with ${escapeMarkup(against)}; ${changed.length} differ.</p>
${list(
  'Stories that failed',
  failed.map(({ story, failure }) => `${story.title} / ${story.name}: ${failure}`),
)}
${list(
  'Stories for which there was no time',
  left.map(({ title, name }) => `${title} / ${name}`),
)}
${sections.join('\n')}
</html>
`
}
