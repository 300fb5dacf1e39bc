import { withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import HomeView from './views/home.tsx'

export const Home = withText(locales, HomeView)

export type { HomeProps } from './views/home.tsx'
