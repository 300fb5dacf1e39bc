/**
 * Type tests of the tags in JSX and of their declarations, checked by `types`: a line that is unexpectedly rejected, or
 * an expected error that doesn't occur, fails to compile.
 */
import '@console-widgets/elements/jsx'
import type { Console } from '@console-widgets/core'
import { defineTag } from '@console-widgets/ui/tag'

declare const shared: Console

export const taken = (
  <>
    <cw-apps />
    <cw-apps project-id="p1" scope="managed" projects={[{ projectId: 'p1', projectName: 'One' }]} console={shared} />
    <cw-apps
      oncw-open={({ detail }) => detail.appId.toUpperCase()}
      oncw-navigate={(event) => (event.detail.route === '/' ? event.preventDefault() : undefined)}
    />
    <cw-app-packages app-id="1" package-type={8} theme="dark" density="touch" language="cn" />
    <cw-release-cockpit
      key="1"
      ref={(element) => element?.focus()}
      className="wide"
      id="cockpit"
      hidden
      aria-label="Release"
    />
  </>
)

export const refused = (
  <>
    {/* @ts-expect-error not one of the values */}
    <cw-apps scope="nobody" />
    {/* @ts-expect-error the attribute is project-id */}
    <cw-apps projectid="p1" />
    {/* @ts-expect-error a number */}
    <cw-app-packages package-type="8" />
    {/* @ts-expect-error not what a project is */}
    <cw-apps projects={[{ id: 'p1' }]} />
    {/* @ts-expect-error no such detail */}
    <cw-apps oncw-open={({ detail }) => detail.versionId} />
    {/* @ts-expect-error not a console */}
    <cw-apps console="page" />
    {/* @ts-expect-error no such theme */}
    <cw-apps theme="sepia" />
    {/* @ts-expect-error no such tag */}
    <cw-app-store />
  </>
)

const facts = { tag: 'cw-sample', title: 'Sample', description: 'A sample.', locales: [] } as const
const appId = { kind: 'string', description: 'ID of the app.' } as const
const open = { description: 'The user chose an app.', detail: '{ appId: string }' } as const
const component = async () => ({
  default: (_: { appId?: string; onOpen?: (detail: { appId: string }) => void }) => null,
})

export const declared = defineTag({ ...facts, properties: { appId }, events: { open }, load: component })

// @ts-expect-error the component takes `appId`, and the tag does not declare it
export const lacksProperty = defineTag({ ...facts, properties: {}, events: { open }, load: component })

// @ts-expect-error the tag declares `close`, and the component does not take `onClose`
export const hasMoreEvents = defineTag({
  ...facts,
  properties: { appId },
  events: { open, close: open },
  load: component,
})
