import { QueryView, Select, useData } from '@console-widgets/ui'
import { type AppChoice, appChoicesData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'

interface AppFieldProps {
  label: string
  help?: string
  /** Whether the form can be sent without an app. */
  optional?: boolean
  /** Which apps can be chosen. Default: all. */
  accepts?: (app: AppChoice) => boolean
  /** Text in place of `help` if no app can be chosen. */
  none?: string
}

/** An app of the team, chosen by its name. */
export function AppField({ label, help, optional = false, accepts = () => true, none }: AppFieldProps) {
  const text = useSupportText()
  const { apps } = useData(appChoicesData)
  return (
    <QueryView query={apps}>
      {({ items }) => {
        const choices = items.filter(accepts).map(({ appId, appName }) => ({ value: appId, label: appName }))
        return (
          <Select
            name="appId"
            label={label}
            help={choices.length === 0 ? (none ?? help) : help}
            placeholder={optional ? undefined : text('support.app.choose')}
            choices={optional ? [{ value: '', label: text('support.app.none') }, ...choices] : choices}
          />
        )
      }}
    </QueryView>
  )
}
