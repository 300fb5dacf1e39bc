import * as v from 'valibot'
import { leadDataTypes } from '@console-widgets/core/model'
import { listInput, page } from '@console-widgets/core/schemas'

/** Views of a page, or clicks on one of its elements, on one day. */
export const consoleVisit = v.object({
  visitId: v.string(),
  day: v.string(),
  event: v.picklist(['pageView', 'click']),
  pageId: v.string(),
  element: v.string(),
  count: v.number(),
  lastTime: v.number(),
})
export const consoleVisitPage = page(consoleVisit)
export const consoleVisitListInput = v.object(listInput)

/** Services, service providers, and demo projects that members opened: in how many sessions, and how many of them. */
export const leadReports = v.object({
  items: v.array(
    v.object({
      dataType: v.picklist(leadDataTypes),
      serviceId: v.string(),
      /** Name of a service provider, while the team has it. */
      providerName: v.nullable(v.string()),
      sessions: v.number(),
      members: v.number(),
      lastTime: v.number(),
    }),
  ),
})
