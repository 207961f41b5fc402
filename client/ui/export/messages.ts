import { defineMessages } from '#shared/messages.ts'

export const exportMessages = defineMessages('Export', {
  export: { en: 'Export as CSV', zh: '匯出 CSV' },
  exporting: { en: 'Exporting…', zh: '匯出中…' },
  cancelExport: { en: 'Cancel export', zh: '取消匯出' },
  exported: { en: 'Exported to {{name}}', zh: '已匯出 {{name}}' },
  exportFailed: { en: 'The export failed. {{reason}}', zh: '匯出失敗。{{reason}}' },
})
