/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  lists: ['listJobs 200'],
  starts: ['startJob 202', 'readJob 200', 'downloadJobFile 200'],
  progress: ['listJobs 200', 'readJob 200', 'readJob 200'],
  'late-reply': ['readJob 200'],
  address: ['startJob 202', 'readJob 200'],
  cancels: ['cancelJob 202', 'cancelJob 409'],
  retries: ['retryJob 202', 'readJob 200'],
  'lost-reply': ['startJob 202', 'startJob 202'],
  limit: ['startJob 429', 'startJob 202'],
}
