import { useLanguage } from '@console-widgets/ui'
import type { AppKind } from '../data.ts'
import { appTypes, defaultLanguages, deviceTypes, packageTypes } from '../model.ts'
import { useAppsText, useDetailsText } from '../text.ts'

type DeviceName = keyof typeof deviceTypes

/** Devices by name, in the order of their numbers. */
export const deviceNames = Object.keys(deviceTypes) as DeviceName[]

const typeNames = ['app', 'game'] as const

/** What an app can be. */
export function useTypeChoices() {
  const text = useAppsText()
  return typeNames.map((name) => ({ value: appTypes[name], label: text(`apps.type.${name}`) }))
}

/** What an app can be, with what it means. */
export function useExplainedTypeChoices() {
  const text = useDetailsText()
  return typeNames.map((name) => ({
    value: appTypes[name],
    label: text(`apps.type.${name}`),
    help: text(`apps.form.${name}.help`),
  }))
}

/** How packages can be installed. */
export function usePackageTypeChoices() {
  const text = useDetailsText()
  return (['apk', 'rpk', 'exe'] as const).map((name) => ({
    value: packageTypes[name],
    label: text(`apps.packageType.${name}`),
  }))
}

/** Languages that an app can have as its default, each in its own and in the interface's words. */
export function useLanguageChoices() {
  const language = useLanguage()
  const names = new Intl.DisplayNames([language === 'cn' ? 'zh-CN' : language], { type: 'language' })
  return defaultLanguages.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** Names of devices, by their numbers. */
export function useDeviceNames(): (codes: readonly number[]) => string[] {
  const text = useDetailsText()
  return (codes) =>
    deviceNames.filter((name) => codes.includes(deviceTypes[name])).map((name) => text(`apps.device.${name}`))
}

/** Kinds as choices, in the language of the moment. */
export function useKindChoices(): (
  kinds: readonly Pick<AppKind, 'kindId' | 'name'>[],
) => { value: number; label: string }[] {
  const language = useLanguage()
  return (kinds) => kinds.map(({ kindId, name }) => ({ value: kindId, label: name[language] }))
}
