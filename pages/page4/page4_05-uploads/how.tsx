import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        If you upload a file in one request, one interruption loses it all: the train enters a tunnel at 97%, and the
        upload starts over. Nobody knows how much arrived, a retry stores the file twice, and corrupted data goes
        unnoticed until somebody opens the file next year.
      </p>
      <h3>How this page does it</h3>
      <p>
        The browser hashes the file (SHA-256, off the main thread) and announces name, size and hash. Then it uploads
        chunks of 256 KB, each with <code>PUT</code> at its offset and with its own hash in <code>Content-Digest</code>.
        A failed chunk is retried after 0.5, 1, 2, 4 and 8 seconds; without a connection, as soon as it is back. When
        all chunks have arrived, the server compares the hash of the whole file. Only then does the file exist.
      </p>
      <Excerpt symbol="sendChunk" />
      <p>
        Only the server knows how much it has received. After a pause, the page asks for the offset. After a reload, it
        no longer has the file, so you choose it again. The server recognizes it by size and hash, even under another
        name, and the upload resumes. A second window with the same file joins the same upload: a chunk at the wrong
        offset gets <code>409</code> with the right one.
      </p>
      <Excerpt symbol="addChunk" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A lost response is not a lost chunk. The retry is recognized by its hash (<code>isNew: false</code>) and
          stored once.
        </li>
        <li>
          Unfinished uploads count towards the quota too, or they could fill the disk. They are deleted after a day.
        </li>
        <li>
          A download is always sent as <code>application/octet-stream</code>, as an attachment and with{' '}
          <code>nosniff</code>. An HTML file that somebody uploaded must never run on our origin.
        </li>
        <li>Neither the audit trail nor the traffic log contains the bytes of a file.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        tus is an open protocol for resumable uploads with clients for every language; Uppy builds a whole user
        interface on it. S3’s multipart upload works the same way, with parts of 5 MB and more, sent straight to the
        store with signed addresses.
      </p>
      <h3>When not to</h3>
      <p>
        For an avatar of 200 KB one request is enough: if it fails, send it again. And if your files are kept in an
        object store anyway, let the browser send them there, not through your server.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        用一個請求上傳整個檔案，只要中斷一次就前功盡棄：傳到 97%
        時列車進了隧道，一切重來。沒有人知道傳到了哪裡，重試會存成兩份，而傳輸中的損壞，可能要等到明年有人打開檔案才會發現。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        瀏覽器先計算檔案的雜湊值（SHA-256，不占用主執行緒），宣告檔名、大小與雜湊值，再以 256 KB 為一段，用{' '}
        <code>PUT</code> 傳到各自的位置，每段在 <code>Content-Digest</code>{' '}
        附上自己的雜湊值。失敗的段落會在半秒、一、二、四、八秒後重傳；沒有連線時，則等到恢復再傳。全部到齊後，由伺服器計算實際收到的內容並比對，相符才算有這個檔案。
      </p>
      <Excerpt symbol="sendChunk" />
      <p>
        已收到多少，只有伺服器知道。暫停後繼續時，頁面會先詢問位置；重新整理後，頁面已沒有檔案，需要您再選一次。伺服器以大小與雜湊值辨認檔案，就算改了檔名也能接著傳。在第二個視窗選擇同一個檔案會加入同一個上傳，位置不對的段落會收到{' '}
        <code>409</code> 與正確的位置。
      </p>
      <Excerpt symbol="addChunk" />
      <h3>值得留意</h3>
      <ul>
        <li>
          回應遺失不等於資料遺失。重傳的段落會用雜湊值認出來（<code>isNew: false</code>），只存一份。
        </li>
        <li>未完成的上傳同樣計入空間額度，否則可能塞滿磁碟；一天後會自動刪除。</li>
        <li>
          下載一律是 <code>application/octet-stream</code>、附件、<code>nosniff</code>
          。別人上傳的 HTML，絕不能在本站的來源下執行。
        </li>
        <li>稽核紀錄與流量紀錄裡，都沒有檔案的任何一個位元組。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        tus 是續傳的開放協定，各種語言都有用戶端，Uppy 以它做出完整的介面。S3 的分段上傳也是同樣的道理，每段至少 5
        MB，以簽章網址直接傳到儲存空間。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        200 KB
        的頭像一個請求就夠，失敗再送一次即可。如果檔案本來就放在物件儲存空間，讓瀏覽器直接傳過去，不要經過自己的伺服器。
      </p>
    </>
  ),
}
