/** Placeholder while a widget loads; invisible for the first 150 ms. */
export function Loading() {
  return (
    <div aria-busy="true" className="flex appear-late flex-col gap-3 py-2">
      <div className="h-4 w-1/3 animate-pulse rounded-sm bg-sunken" />
      <div className="h-4 w-full animate-pulse rounded-sm bg-sunken" />
      <div className="h-4 w-2/3 animate-pulse rounded-sm bg-sunken" />
    </div>
  )
}
