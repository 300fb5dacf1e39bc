import type { MessageContent, MessageText } from './message.ts'

/** How a part of a message looks. The test page and the console each have styles for these. */
export type MessageLook =
  | 'card'
  | 'card-beside'
  | 'banner'
  | 'image'
  | 'picture-card'
  | 'picture-beside'
  | 'picture-banner'
  | 'picture-image'
  | 'missing-card'
  | 'missing-beside'
  | 'missing-banner'
  | 'missing-image'
  | 'texts'
  | 'texts-banner'
  | 'title'
  | 'title-banner'
  | 'body'
  | 'body-banner'
  | 'button'
  | 'button-quiet'

/** A part of a message: an element, or text. */
export type MessageNode =
  | string
  | {
      tag: 'div' | 'p' | 'span' | 'img' | 'a'
      look: MessageLook
      attributes?: Readonly<Record<string, string>>
      children?: readonly MessageNode[]
    }

/** What is drawn of a message, and on what. */
export interface DrawnMessage {
  content: Pick<MessageContent, 'kind' | 'imageId' | 'addresses'>
  texts: MessageText
  /** Address of the picture. Undefined: it isn’t there yet. */
  picture: string | undefined
  /** In place of a picture that isn’t there. */
  missing: string
  /** Laid out from right to left, as in Arabic. Default: as the texts are written. */
  rightToLeft?: boolean
  /** On a wide, low screen, the picture of a card is beside its texts. */
  landscape?: boolean
  /** Whether buttons lead where they do in the app. */
  isLive?: boolean
}

/**
 * A message as apps draw it: a card, a banner, or a picture. The test page writes it as HTML, and the console renders
 * it in its previews: there is one drawing, wherever it is.
 */
export function messageNodes(message: DrawnMessage): MessageNode {
  const { content, texts, rightToLeft = false, landscape = false } = message
  const { kind } = content
  const direction = { lang: texts.language, dir: rightToLeft ? 'rtl' : 'auto' }
  if (kind === 'image')
    return {
      tag: 'div',
      look: 'image',
      attributes: { lang: texts.language },
      children: leading(message, 0, pictureNodes(message)),
    }
  if (kind === 'banner')
    return {
      tag: 'div',
      look: 'banner',
      attributes: direction,
      children: [
        ...pictureNodes(message),
        {
          tag: 'div',
          look: 'texts-banner',
          children: leading(message, 0, [
            { tag: 'p', look: 'title-banner', children: [texts.title] },
            { tag: 'p', look: 'body-banner', children: [texts.body] },
          ]),
        },
      ],
    }
  return {
    tag: 'div',
    look: landscape ? 'card-beside' : 'card',
    attributes: direction,
    children: [
      ...pictureNodes(message),
      {
        tag: 'div',
        look: 'texts',
        children: [
          { tag: 'p', look: 'title', children: [texts.title] },
          ...(texts.body === '' ? [] : [{ tag: 'p', look: 'body', children: [texts.body] } as const]),
          ...content.addresses.map((address, at) => buttonNode(message, address, at)),
        ],
      },
    ],
  }
}

function pictureNodes({ content, texts, picture, missing, landscape = false }: DrawnMessage): MessageNode[] {
  const { kind, imageId } = content
  if (imageId === null && kind !== 'image') return []
  const place = kind === 'card' && landscape ? 'beside' : kind
  if (picture !== undefined) {
    const attributes = { src: picture, alt: kind === 'image' ? texts.title : '' }
    return [{ tag: 'img', look: `picture-${place}`, attributes }]
  }
  return [{ tag: 'div', look: `missing-${place}`, children: kind === 'banner' ? [] : [missing] }]
}

function buttonNode({ texts, isLive = false }: DrawnMessage, address: string, at: number): MessageNode {
  const look = at === 0 ? 'button' : 'button-quiet'
  const children = [texts.buttons[at] ?? '']
  return isLive && address !== ''
    ? { tag: 'a', look, attributes: linkTo(address), children }
    : { tag: 'span', look, children }
}

/** The whole of a banner or a picture is its button. */
function leading({ content, isLive = false }: DrawnMessage, at: number, children: MessageNode[]): MessageNode[] {
  const address = content.addresses[at] ?? ''
  if (!isLive || address === '') return children
  return [
    { tag: 'a', look: content.kind === 'image' ? 'image' : 'texts-banner', attributes: linkTo(address), children },
  ]
}

const linkTo = (href: string) => ({ href, rel: 'noreferrer noopener' })
