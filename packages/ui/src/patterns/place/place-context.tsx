import { createContext, type ReactNode, useContext } from 'react'
import { guardedPlace, type Place } from '@console-widgets/data'
import { useProvided } from '../../embedding/use-provided.ts'

const PlaceContext = createContext<Place | null>(null)

/** Provides the place of the widgets inside. `WidgetRoot` provides one that only the page knows. */
export function PlaceProvider({ value, children }: { value: Place; children: ReactNode }) {
  return <PlaceContext.Provider value={guardedPlace(value)}>{children}</PlaceContext.Provider>
}

/** The surrounding place, if any. */
export function useOuterPlace(): Place | null {
  return useContext(PlaceContext)
}

/** Current place of the widget. @throws Error outside of a `WidgetRoot`. */
export function usePlace(): Place {
  return useProvided(PlaceContext, '<WidgetRoot> or a <PlaceProvider>')
}
