import { useEffect, useRef } from 'react'

/** Reports once that its siblings in a Suspense boundary are on the screen. */
export function Mounted({ onMounted }: { onMounted?: () => void }) {
  const told = useRef(onMounted)
  told.current = onMounted
  useEffect(() => told.current?.(), [])
  return null
}
