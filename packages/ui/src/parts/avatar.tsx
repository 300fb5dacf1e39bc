import { cva } from 'class-variance-authority'
import { useState } from 'react'

/** Colors of an avatar without an image; the name chooses one. */
const hues = ['info', 'success', 'warning', 'danger', 'draft', 'accent'] as const

export interface AvatarProps {
  /** Name of the person or object; its initial replaces a missing image. */
  name: string
  src?: string
  size?: 'small' | 'normal' | 'large'
  /** Square for objects, round for people. */
  square?: boolean
}

const look = cva('grid shrink-0 place-items-center overflow-hidden select-none', {
  variants: {
    size: { small: 'size-5 text-xs', normal: 'size-8 text-sm', large: 'size-12 text-lg' },
    square: { true: 'rounded-md', false: 'rounded-full' },
    hue: {
      image: 'object-cover',
      info: 'bg-info-soft font-medium text-info',
      success: 'bg-success-soft font-medium text-success',
      warning: 'bg-warning-soft font-medium text-warning',
      danger: 'bg-danger-soft font-medium text-danger',
      draft: 'bg-draft-soft font-medium text-draft',
      accent: 'bg-accent-soft font-medium text-accent-ink',
    },
  },
})

/** Image of a person or an object. It is decorative, because the name is next to it. */
export function Avatar({ name, src, size = 'normal', square = false }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  if (src && !broken)
    return <img src={src} alt="" onError={() => setBroken(true)} className={look({ size, square, hue: 'image' })} />
  const hue = hues[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % hues.length]
  return (
    <span aria-hidden="true" className={look({ size, square, hue })}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
