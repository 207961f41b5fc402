export default {
  en: () => (
    <>
      <p>
        A page has many parts, and several of them need the same data. If each asked for itself, one page would ask five
        times for one thing; and if nobody asked again, it would show yesterday’s.
      </p>
      <h3>How this page does it</h3>
      <p>
        The parts never ask. They say which data they want, by a key, and a cache (TanStack Query) decides: what is
        fresh it gives at once; whoever comes while a request is under way waits for that one; what is stale it shows,
        and asks for behind it. Two keys are two things to it, even when the address is the same.
      </p>
      <p>
        A failure is tried again when that may help, with pauses that double, so that a server in trouble gets room to
        recover. Reading may always be repeated; writing must not be, unless it carries an Idempotency-Key. So the
        console reads with three retries and writes with none.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          What the server did is not what the browser believes it asked: the lower lane is read from the server’s own
          log.
        </li>
        <li>Hidden readers leave the data behind: shown again within five minutes, they have it at once.</li>
        <li>A read that fails over data that is there keeps the data, and says so.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        一個頁面有許多部分，其中好幾個需要同一份資料。若各問各的，一頁就會為同一件事問五次；若從不再問，看到的就是昨天的資料。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        各部分從不自己發問，只用一個鍵說明要哪份資料，由快取（TanStack
        Query）決定：還新鮮的立刻給；請求進行中才來的，一起等那一個；過期的先顯示，同時在背後再問一次。鍵不同就是兩份資料，即使網址相同。
      </p>
      <p>
        失敗時，若再試可能有用就再試，間隔逐次加倍，讓出狀況的伺服器有喘息的空間。讀取隨時可以重複；寫入則不行，除非帶有
        Idempotency-Key。所以主控台讀取會重試三次，寫入一次也不重試。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>伺服器做了什麼，不等於瀏覽器以為自己問了什麼：下面那條時間軸讀自伺服器自己的紀錄。</li>
        <li>讀取者隱藏後資料仍在：五分鐘內再顯示，馬上就有。</li>
        <li>已有資料時重新讀取失敗，資料會保留，並說明狀況。</li>
      </ul>
    </>
  ),
}
