import { Route, Routes } from 'react-router'
import { JobPage } from './job/job-page.tsx'
import { LogPage } from './job/log-page.tsx'
import { NoJob } from './job/no-job.tsx'
import { JobsOverview } from './jobs-overview.tsx'
import { JOBS_PATH } from './links.ts'

/** List, job and log each have their own URL (S-ROUTE-4). */
export default function JobsPage() {
  return (
    <Routes>
      <Route path={JOBS_PATH}>
        <Route index element={<JobsOverview />} />
        <Route path=":jobId" element={<JobPage />} />
        <Route path=":jobId/log" element={<LogPage />} />
        <Route path="*" element={<NoJob />} />
      </Route>
    </Routes>
  )
}
