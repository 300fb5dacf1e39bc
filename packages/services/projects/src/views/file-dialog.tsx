import type { Query } from '@console-widgets/data'
import { Button, Dialog, DialogContent, QueryView, saveBlob, useData, useStore } from '@console-widgets/ui'
import { configFileData, type ProjectApp, projectData, type ProjectFile } from '../data.ts'
import { useProjectsText } from '../generated/text.ts'

interface Closable {
  onClose: () => void
}

interface FileDialogProps extends Closable {
  title: string
  description: string
  file: Query<ProjectFile>
}

const save = ({ fileName, contentType, content }: ProjectFile, node: Node) =>
  saveBlob(new Blob([content], { type: contentType }), fileName, node)

/** Dialog that shows a file and offers a download. Render it on demand: it reads the file as soon as it is rendered. */
function FileDialog({ title, description, file, onClose }: FileDialogProps) {
  const text = useProjectsText()
  const { data } = useStore(file)
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={title}
        closeLabel={text('projects.close')}
        description={description}
        size="large"
        footer={
          data ? (
            <>
              <Button icon="copy" onClick={() => void navigator.clipboard?.writeText(data.content)}>
                {text('projects.file.copy')}
              </Button>
              <Button tone="primary" icon="download" onClick={({ currentTarget }) => save(data, currentTarget)}>
                {text('projects.file.download')}
              </Button>
            </>
          ) : null
        }
      >
        <QueryView query={file}>
          {({ fileName, content }) => (
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
              tabIndex={0}
              aria-label={fileName}
              className="max-h-96 overflow-auto rounded-md border border-line bg-sunken p-3 font-mono text-sm focus-ring"
            >
              {content}
            </pre>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}

/** Build configuration of an app. */
export function ConfigFile({ projectId, app, ...state }: Closable & { projectId: string; app: ProjectApp }) {
  const text = useProjectsText()
  const { file } = useData(configFileData, projectId, app.appId)
  return (
    <FileDialog
      {...state}
      file={file}
      title={text('projects.file.config.of', { name: app.appName })}
      description={text('projects.file.config.body')}
    />
  )
}

/** Identity of a project for its servers. */
export function ServerFile({ projectId, ...state }: Closable & { projectId: string }) {
  const text = useProjectsText()
  const { serverFile } = useData(projectData, projectId)
  return (
    <FileDialog
      {...state}
      file={serverFile}
      title={text('projects.file.server')}
      description={text('projects.file.server.body')}
    />
  )
}
