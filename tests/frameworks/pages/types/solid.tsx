/** @jsxImportSource solid-js */
import '@console-widgets/elements/solid'

export const taken = (
  <>
    <cw-apps
      project-id="p1"
      attr:scope="managed"
      attr:theme="dark"
      class="wide"
      prop:projects={[{ projectId: 'p1', projectName: 'One' }]}
      on:cw-open={({ detail }) => detail.appId.toUpperCase()}
    />
    <cw-app-packages attr:app-id="1" attr:package-type={8} />
  </>
)

export const refused = (
  <>
    {/* @ts-expect-error not one of the values */}
    <cw-apps attr:scope="nobody" />
    {/* @ts-expect-error not what a project is */}
    <cw-apps prop:projects={[{ id: 'p1' }]} />
    {/* @ts-expect-error no such detail */}
    <cw-apps on:cw-open={({ detail }) => detail.versionId} />
    {/* @ts-expect-error no such tag */}
    <cw-app-store />
  </>
)
