import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { clearTraffic, readTraffic } from '#resources/traffic/contract.ts'

/** Deletes all requests, after a confirmation, because 5,000 of them can't be restored. */
export function useClearTraffic() {
  const t = useMessages(messages)
  const { run } = useAction(clearTraffic, {
    cause: 'traffic',
    onDone: () => queryClient.removeQueries({ queryKey: [readTraffic.path] }),
    done: () => t('cleared'),
  })
  return async () => {
    const isConfirmed = await confirm({
      title: t('clearTitle'),
      text: t('clearText'),
      confirmLabel: t('clear'),
      isDangerous: true,
    })
    if (isConfirmed) await run({})
  }
}
