export default {
  en: () => (
    <>
      <p>
        A list beside its details is the most used pattern of all back offices, and the one most often broken: a press
        on an entry loses the scroll of the list, Back leaves the page, a link opens the wrong entry.
      </p>
      <h3>How this page does it</h3>
      <p>
        Three places, nested in one route: the list, an entry with its forms, a plan. The address names the place, the
        filters and the order; the list itself stays where it is, so going from entry to entry moves neither scroll nor
        focus.
      </p>
      <p>
        The 400 entries never change between two versions of the console. They are read once, with an <code>ETag</code>.
        A later visit asks “still the same?” and gets <code>304</code>, headers and no body. Searching and sorting then
        need no server.
      </p>
      <p>
        A plan is a row of yours. At most 252 points in a stat and 510 in all: that rule stands in one file, which form
        and server both read, so neither can be talked into another.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The figure for training counts what to beat, with power items, vitamins and feathers, and takes the shortest
          list.
        </li>
        <li>Whoever has the link of a plan may read it; only its owner may change it.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        清單旁邊放明細，是後台最常用、也最常做壞的樣式：點一個項目清單就捲回頂端、按上一頁就離開頁面、分享的連結開到別的項目。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        同一個路由底下有三個位置：清單、含各形態的條目，以及配點計畫。網址包含位置、篩選與排序；清單本身留在原處，因此在條目之間切換不會動到捲動位置與焦點。
      </p>
      <p>
        這 400 個條目在同一版主控台中不會變動，只需讀取一次並附上 <code>ETag</code>
        ；之後詢問「還是一樣嗎？」，得到沒有本文的 <code>304</code>。之後的搜尋與排序都不需要伺服器。
      </p>
      <p>
        配點計畫是您自己的資料列。單項最多 252、總和最多
        510，這條規則只寫在一個檔案，表單與伺服器都讀它，誰也無法各說各話。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>訓練清單會把強化道具、營養飲料與羽毛算進去，並選出最短的組合。</li>
        <li>任何擁有連結的人都能讀取計畫，但只有擁有者能修改。</li>
      </ul>
    </>
  ),
}
