import { embedded } from '../console.ts'
import { PreferencesMenu } from './preferences-menu.tsx'

/** Language and theme on a page for signed-out visitors. In a frame, the page around it decides them. */
export const OwnPreferences = () => (embedded ? null : <PreferencesMenu />)
