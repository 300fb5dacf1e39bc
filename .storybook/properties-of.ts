import type { ArgTypes } from '@storybook/react-vite'
import { type ArgTypesExtractor, type Component, extractComponentProps } from 'storybook/internal/docs-tools'

/**
 * Properties of a component for its table and its controls, as Storybook extracts them, except that the type of a
 * choice lists the choices; Storybook's own says `union`.
 */
export const propertiesOf: ArgTypesExtractor = (component: Component): ArgTypes =>
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
      const { name, description, type, sbType, defaultValue, jsDocTags, required } = propDef
      const written = (docgenInfo.tsType as { raw?: string } | undefined)?.raw
      return [
        name,
        {
          name,
          description,
          type: { required, ...sbType },
          table: {
            type: type?.summary === 'union' && written ? { summary: oneLine(written) } : (type ?? undefined),
            jsDocTags,
            defaultValue: defaultValue ?? undefined,
          },
        },
      ]
    }),
  )

const oneLine = (type: string) => type.replace(/\s+/g, ' ').replace(/^\| /, '')
