/*
 * Icons that few screens use: a bundle contains only those that it references.
 *
 *   import { icons } from '@console-widgets/ui'
 *   <Button icon={icons.flag}>…</Button>
 */
export const home = 'M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7M6.5 13.5v-4h3v4' as const
export const bars = 'M2.5 4h11M2.5 8h11M2.5 12h11' as const
export const views = 'M8 3 2.5 6 8 9l5.5-3L8 3ZM2.5 9.5 8 12.5l5.5-3' as const
export const undo = 'M5.5 3 2.5 6l3 3M2.5 6H9a3.5 3.5 0 0 1 0 7H6' as const
export const redo = 'M10.5 3l3 3-3 3M13.5 6H7a3.5 3.5 0 0 0 0 7h3' as const
export const eye =
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z' as const
export const settings =
  'M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4' as const
export const file = 'M4 1.8h5L12.5 5v9.2H4zM9 1.8V5h3.5' as const
export const play = 'M4.5 3v10l8-5z' as const
export const pause = 'M5.5 3.5v9M10.5 3.5v9' as const
export const stop = 'M4 4h8v8H4z' as const
export const calendar = 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3' as const
export const users =
  'M6 7.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c.4-2.6 2-3.7 4.5-3.7s4.1 1.1 4.5 3.7M10.5 3a2.5 2.5 0 0 1 0 4.6M12 10.2c1.4.5 2.2 1.5 2.5 3.3' as const
export const key = 'M5 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.2 7.8 13 2M10.5 4.5l2 2' as const
export const bell = 'M4 11V7a4 4 0 0 1 8 0v4l1.5 1.5h-11zM6.8 14h2.4' as const
export const globe =
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14C6 12 5.5 10 5.5 8S6 4 8 2Z' as const
export const image = 'M2.5 3h11v10h-11zM2.5 11l3-3 2.5 2.5L10.5 8l3 3M5.5 6.2h.01' as const
export const command =
  'M5.5 5.5v5M10.5 5.5v5M5.5 5.5h5M5.5 10.5h5M5.5 5.5H4.2A1.7 1.7 0 1 1 5.5 4.2zM10.5 5.5V4.2a1.7 1.7 0 1 1 1.3 1.3zM5.5 10.5v1.3a1.7 1.7 0 1 1-1.3-1.3zM10.5 10.5h1.3a1.7 1.7 0 1 1-1.3 1.3z' as const
export const history = 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.5M8 5.3V8.2l2 1.2' as const
export const send = 'M14 2 2 7l4.5 2.5L9 14zM6.5 9.5 14 2' as const
export const flag = 'M3.5 14V2.5M3.5 3h9l-2 3 2 3h-9' as const
export const table = 'M2.5 3h11v10h-11zM2.5 6.5h11M6.5 6.5V13' as const
export const chart = 'M2.5 2.5v11h11M5 10.5l3-3.5 2 2 3.5-4.5' as const
export const database =
  'M8 6.5c3 0 5.5-.9 5.5-2s-2.5-2-5.5-2-5.5.9-5.5 2 2.5 2 5.5 2ZM2.5 4.5v7c0 1.1 2.5 2 5.5 2s5.5-.9 5.5-2v-7M2.5 8c0 1.1 2.5 2 5.5 2s5.5-.9 5.5-2' as const
export const bucket =
  'M2.5 3.7 4 13.2h8l1.5-9.5M2.5 3.7c0 1 2.4 1.7 5.5 1.7s5.5-.7 5.5-1.7S11.1 2 8 2 2.5 2.7 2.5 3.7Z' as const
export const help =
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.2 6.2a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.2M8 11.2h.01' as const
export const theme = 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 2v12M8 5l4.5-1.2M8 8.5l6-1M8 12l4-1.2' as const
