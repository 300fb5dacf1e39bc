import type { OwnPart } from './process.ts'

/**
 * Menu of services (R31): every area that the caller can use, sorted by name, with whether they can change something
 * there.
 */
export const menu: OwnPart<unknown> = {
  async answer({ permissions }, _, answerings) {
    const open = [...answerings.values()]
      .map(({ call }) => call)
      .filter(({ permission }) => permission === undefined || permissions.has(permission))
    const changing = new Set(open.filter(({ effect }) => effect !== 'read').map(({ area }) => area))
    const areas = [...new Set(open.map(({ area }) => area))].toSorted()
    return { items: areas.map((area) => ({ id: area, serviceId: area, menuId: area, mayChange: changing.has(area) })) }
  },
}
