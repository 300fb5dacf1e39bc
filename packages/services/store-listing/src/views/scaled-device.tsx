import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ScaledDeviceProps {
  /** Width of the device, in pixels. */
  width: number
  children: ReactNode
}

/** Shows a page of a device at its own width, scaled down where there is less room: lines break as they do there. */
export function ScaledDevice({ width, children }: ScaledDeviceProps) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(width)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room} className="min-w-0 overflow-hidden">
      <div style={{ width, zoom: Math.min(1, available / width) }}>{children}</div>
    </div>
  )
}
