import { useLanguage } from '@console-widgets/ui'
import type { AppKind } from '../data.ts'
import { appTypes, defaultLanguages, deviceTypes, packageTypes } from '../model.ts'
import { useDetailsText } from '../generated/text.ts'
import { typeNames } from './use-choices.ts'

type DeviceName = keyof typeof deviceTypes

/** Devices by name, in the order of their numbers. */
export const deviceNames = Object.keys(deviceTypes) as DeviceName[]

/** App types as options, each with a description. */
export function useExplainedTypeChoices() {
  const text = useDetailsText()
  return typeNames.map((name) => ({
    value: appTypes[name],
    label: text(`apps.type.${name}`),
    help: text(`apps.form.${name}.help`),
  }))
}

/** Package types as options. */
export function usePackageTypeChoices() {
  const text = useDetailsText()
  return (['apk', 'rpk', 'exe'] as const).map((name) => ({
    value: packageTypes[name],
    label: text(`apps.packageType.${name}`),
  }))
}

/** Default languages as options, each named in itself and in the interface language. */
export function useLanguageChoices() {
  const language = useLanguage()
  const names = new Intl.DisplayNames([language === 'cn' ? 'zh-CN' : language], { type: 'language' })
  return defaultLanguages.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** Device names, given their numbers. */
export function useDeviceNames(): (codes: readonly number[]) => string[] {
  const text = useDetailsText()
  return (codes) =>
    deviceNames.filter((name) => codes.includes(deviceTypes[name])).map((name) => text(`apps.device.${name}`))
}

/** Categories as options, in the current language. */
export function useKindChoices(): (
  kinds: readonly Pick<AppKind, 'kindId' | 'name'>[],
) => { value: number; label: string }[] {
  const language = useLanguage()
  return (kinds) => kinds.map(({ kindId, name }) => ({ value: kindId, label: name[language] }))
}
