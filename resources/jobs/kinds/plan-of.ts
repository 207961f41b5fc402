import type { JobInput } from '#resources/jobs/contract.ts'
import type { JobContext, Plan } from '#resources/jobs/kind.ts'
import { planExport } from './export-events.ts'
import { planImportCheck } from './import-check.ts'
import { planReport } from './sales-report.ts'
import { planThumbnails } from './thumbnails.ts'

/** How a job does its work. Its position is whatever its own plan has stored. */
export function planOf(context: JobContext, input: JobInput): Promise<Plan<unknown>> {
  switch (input.kind) {
    case 'export-events':
      return planExport(context, input)
    case 'check-import':
      return planImportCheck(context, input)
    case 'thumbnails':
      return planThumbnails(context, input)
    case 'sales-report':
      return planReport(context, input)
  }
}
