import type { ArgTypes } from '@storybook/react-vite'
import { type ArgTypesExtractor, type Component, extractComponentProps } from 'storybook/internal/docs-tools'

/** The declaration of `IconName`, which Storybook resolves. */
const iconName = /\btypeof DRAWINGS\b/

/**
 * Properties of a component for its table and its controls, as Storybook extracts them, except that the type of a
 * choice lists the choices, and that of a list its items; Storybook's own says `union` and `Array`.
 */
export const propertiesOf: ArgTypesExtractor = (component: Component): ArgTypes =>
  Object.fromEntries(
    extractComponentProps(component, 'props').flatMap(({ propDef, docgenInfo }) => {
      const { name, description, type, sbType, defaultValue, jsDocTags, required } = propDef
      const written = (docgenInfo.tsType as { raw?: string } | undefined)?.raw
      if ((docgenInfo.tsType as { name?: string } | undefined)?.name === 'never') return []
      return [
        [
          name,
          {
            name,
            description,
            type: { required, ...sbType },
            table: {
              type:
                written && /^(?:union|Array)$/.test(type?.summary ?? '')
                  ? { summary: shown(written) }
                  : (type ?? undefined),
              jsDocTags,
              defaultValue: defaultValue ?? undefined,
            },
          },
        ],
      ]
    }),
  )

const shown = (type: string) => (iconName.test(type) ? 'IconName' : type.replace(/\s+/g, ' ').replace(/^\| /, ''))
