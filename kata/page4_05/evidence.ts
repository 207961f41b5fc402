const WHOLE = ['startUpload 201', 'putChunk 200', 'putChunk 200', 'putChunk 200', 'putChunk 200', 'finishUpload 200']

/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  lists: ['listUploads 200'],
  uploads: WHOLE,
  'already-there': [...WHOLE, 'startUpload 200'],
  refused: WHOLE,
  'lost-reply': WHOLE,
  damaged: [...WHOLE, 'putChunk 422'],
  pauses: WHOLE,
  resumes: [...WHOLE, 'startUpload 200'],
}
