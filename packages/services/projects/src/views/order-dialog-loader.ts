import { lazyFormDialog } from '@console-widgets/ui'

/** Dialog that orders a service, loaded when it is about to open. */
export const OrderDialog = lazyFormDialog(() => import('./order-dialog.tsx').then((module) => module.OrderDialog))
