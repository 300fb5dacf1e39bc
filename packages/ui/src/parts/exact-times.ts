/** What {@link useExactTimes} loads. */
export { formatDateTime, formatDateTimeSeconds } from '@console-widgets/core/formats'
