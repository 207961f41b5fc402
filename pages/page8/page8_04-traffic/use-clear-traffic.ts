import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { toast } from '#client/ui/toast.ts'
import { clearTraffic, listTraffic, readTraffic } from '#resources/traffic/contract.ts'
import { messages } from './messages.ts'

/** Forgets all requests, when that is confirmed: 5,000 of them cannot be put back. */
export function useClearTraffic() {
  const t = useMessages(messages)
  const describe = useProblemText()
  return async () => {
    const isConfirmed = await confirm({
      title: t('clearTitle'),
      text: t('clearText'),
      confirmLabel: t('clear'),
      cancelLabel: t('cancel'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    try {
      await api.call(clearTraffic)
      queryClient.removeQueries({ queryKey: [readTraffic.path] })
      await queryClient.invalidateQueries({ queryKey: [listTraffic.path] })
      toast.success(t('cleared'), { cause: 'traffic' })
    } catch (error) {
      toast.error(t('failed', { reason: describe(error) }), { cause: 'traffic' })
    }
  }
}
