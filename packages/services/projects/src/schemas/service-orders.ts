import * as v from 'valibot'
import { projectRegions, serviceOrderStates, suspensionReasons } from '@console-widgets/core/model'
import { id, listInput, page, text, wholeNumber } from '@console-widgets/core/schemas'
import { expectedUsages, orderObstacles, regionOffers, requestLimits, requestStates } from '../model/service-orders.ts'

const region = v.picklist(projectRegions)
/** Area of a service. */
const service = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the area of a service'))

/** An order of a cloud service. */
const order = {
  orderId: v.string(),
  projectId: v.string(),
  service: v.string(),
  region,
  state: v.picklist(serviceOrderStates),
  /** Why the platform has suspended it. Null in other states. */
  suspension: v.nullable(v.picklist(suspensionReasons)),
  /** Since when it can be used; null until then. */
  activeTime: v.nullable(v.number()),
  createTime: v.number(),
  updateTime: v.number(),
}
export const serviceOrderPage = page(v.object(order))
export const serviceOrderDetail = v.object({
  ...order,
  userName: v.string(),
  /** Number of things in the region that must be deleted before it can be canceled. */
  things: v.number(),
})

export const serviceOrderListInput = v.object({ projectId: id, ...listInput })
export const serviceOrderIdInput = v.object({ projectId: id, orderId: id })
export const createServiceOrderInput = v.object({ projectId: id, service, region })

/** Services that a project can order, each with its terms and the regions in which it is offered. */
export const regionServiceStrategy = v.object({
  services: v.array(
    v.object({
      service: v.string(),
      termsVersion: v.number(),
      /** Version that the team has accepted; null if none. */
      acceptedVersion: v.nullable(v.number()),
      regions: v.array(
        v.object({ region, offer: v.picklist(regionOffers), obstacles: v.array(v.picklist(orderObstacles)) }),
      ),
    }),
  ),
})
export const strategyInput = v.object({ projectId: id })

export const signAgreementInput = v.object({ service, version: wholeNumber(1, 10_000) })
export const signedAgreement = v.object({ service: v.string(), version: v.number(), signTime: v.number() })

export const apiServiceInput = v.object({ projectId: id, service })
/** APIs of a service, and the regions in which the project can use them. */
export const apiService = v.object({
  service: v.string(),
  activeRegions: v.array(region),
  apis: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      method: v.string(),
      path: v.string(),
      /** Whether the project can call it: reading and deleting need no active order. */
      usable: v.boolean(),
    }),
  ),
})

export const orderConfigInput = v.object({ projectId: id, service, region })
/** What a request for approval has to say. */
export const orderConfig = v.object({
  purposeLeast: v.number(),
  purposeMost: v.number(),
  usages: v.array(v.picklist(expectedUsages)),
  /** Usual duration of a review. */
  reviewSeconds: v.number(),
})
export const applyOrderInput = v.object({
  projectId: id,
  service,
  region,
  purpose: text(requestLimits.purpose, requestLimits.purposeLeast),
  usage: v.picklist(expectedUsages),
})

const request = v.object({
  requestId: v.string(),
  orderId: v.string(),
  projectId: v.string(),
  service: v.string(),
  region,
  purpose: v.string(),
  usage: v.picklist(expectedUsages),
  state: v.picklist(requestStates),
  createTime: v.number(),
  answerTime: v.nullable(v.number()),
})
export const orderRequest = request
export const orderRequestPage = page(request)
