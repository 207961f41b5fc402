import { queryClient } from '#client/api/query.ts'
import { translate } from '#client/i18n/i18n.ts'
import { sessionQuery } from '#client/session/session.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { buildRequest, endsOwnSession } from '#pages/page8/page8_01-api-practice/request/request.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

/** True if this request would end the operator's own session. */
export const isLast = (operation: Operation, values: Values): boolean =>
  !values.isAnonymous &&
  endsOwnSession(buildRequest(operation, values), queryClient.getQueryData(sessionQuery.queryKey)?.id)

/** Asks before a call that ends the session; any other call may be sent. */
export async function maySend(operation: Operation, values: Values): Promise<boolean> {
  if (!isLast(operation, values)) return true
  return confirm({
    title: translate(messages, 'endTitle'),
    text: translate(messages, 'endText'),
    confirmLabel: translate(messages, 'endConfirm'),
    isDangerous: true,
  })
}
