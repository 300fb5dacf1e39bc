import { useState } from 'react'
import { classNames } from './class-names.ts'

const HUES = [
  'bg-info-soft text-info',
  'bg-success-soft text-success',
  'bg-warning-soft text-warning',
  'bg-danger-soft text-danger',
  'bg-draft-soft text-draft',
  'bg-accent-soft text-accent-ink',
]

export interface AvatarProps {
  /** Name of the person or object; its initial replaces a missing image. */
  name: string
  src?: string
  size?: 'small' | 'normal' | 'large'
  /** Square for objects, round for people. */
  square?: boolean
}

const SIZES = { small: 'size-5 text-xs', normal: 'size-8 text-sm', large: 'size-12 text-lg' }

/** Image of a person or an object. It is decorative, because the name is next to it. */
export function Avatar({ name, src, size = 'normal', square }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  const shape = classNames(
    'grid shrink-0 place-items-center overflow-hidden select-none',
    SIZES[size],
    square ? 'rounded-md' : 'rounded-full',
  )
  if (src && !broken)
    return <img src={src} alt="" onError={() => setBroken(true)} className={classNames(shape, 'object-cover')} />
  const hue = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % HUES.length
  return (
    <span aria-hidden="true" className={classNames(shape, 'font-medium', HUES[hue])}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
