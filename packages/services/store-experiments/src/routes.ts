import type { RouteTable } from '@console-widgets/data'

/** Pages of the experiments with store listings. */
export const routes = {
  'store-experiments.app': '/apps/:appId/store',
  'store-experiments.test': '/apps/:appId/store/tests/:testId',
  'store-experiments.pages': '/apps/:appId/store/pages',
  'store-experiments.page': '/apps/:appId/store/pages/:pageId',
  'store-experiments.icons': '/apps/:appId/store/icons',
  'store-experiments.materials': '/apps/:appId/store/materials',
  'store-experiments.material': '/apps/:appId/store/materials/:materialId',
} as const satisfies RouteTable
