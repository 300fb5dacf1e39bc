import { useEffect, useRef } from 'react'

/** Tells once that what is beside it in a Suspense boundary is on the screen. */
export function Mounted({ onMounted }: { onMounted?: () => void }) {
  const told = useRef(onMounted)
  told.current = onMounted
  useEffect(() => told.current?.(), [])
  return null
}
