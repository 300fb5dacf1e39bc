/** Variables of the templates, written as `{{app}}`. */
export const templateVariables = ['app', 'company', 'contact', 'data'] as const
export type TemplateVariable = (typeof templateVariables)[number]

/** Fills the variables of a template that have a value. The others stay, so that they are found. */
export function fillVariables(template: string, values: Partial<Record<TemplateVariable, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: TemplateVariable) => values[name] || whole)
}

/** A variable that hasn't been filled. */
export function findVariable(text: string): string | undefined {
  return /\{\{[^{}]{0,80}\}\}/.exec(text)?.[0]
}
