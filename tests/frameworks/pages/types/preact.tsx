/** @jsxImportSource preact */
import '@console-widgets/elements/preact'

export const taken = (
  <>
    <cw-apps
      project-id="p1"
      scope="managed"
      theme="dark"
      class="wide"
      projects={[{ projectId: 'p1', projectName: 'One' }]}
      oncw-open={({ detail }) => detail.appId.toUpperCase()}
    />
    <cw-app-packages app-id="1" package-type={8} />
  </>
)

export const refused = (
  <>
    {/* @ts-expect-error not one of the values */}
    <cw-apps scope="nobody" />
    {/* @ts-expect-error not what a project is */}
    <cw-apps projects={[{ id: 'p1' }]} />
    {/* @ts-expect-error no such detail */}
    <cw-apps oncw-open={({ detail }) => detail.versionId} />
    {/* @ts-expect-error no such tag */}
    <cw-app-store />
  </>
)
