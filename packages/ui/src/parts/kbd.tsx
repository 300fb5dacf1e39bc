/** A keyboard key, such as `J` or `⌘ K`. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-4 min-w-4 place-items-center rounded-sm border border-current/30 px-1 font-sans text-xs leading-none">
      {children}
    </kbd>
  )
}
