// The Chinese words of hints beyond their stages: reasoning line by line, what is open, a checklist of one's own.
import type { CoachWords } from './coach';

export const zh: CoachWords = {
  walk: {
    title: '逐行查看推理',
    previous: '上一行',
    next: '下一行',
    at: (line, count) => `第 ${line} 行，共 ${count} 行`,
    whole: '整个步骤',
    all: '显示全部',
  },
  open: {
    ask: '我漏看了什么？',
    looking: '正在逐个检查技巧…',
    title: '当前盘面可用的技巧',
    none: '常用技巧在这里都不适用。提示会继续寻找更难的技巧。',
    digits: (count) => `有 ${count} 个标记的数字已在同一区域出现。`,
    excluded: (count) => `有 ${count} 个标记的数字已被同一区域的数字或其他规则排除。`,
    count: (name, count) => (count === 1 ? name : `${name}：${count} 处`),
    where: '在哪里？',
  },
  own: {
    title: '我的技巧',
    help: '提示和解题路径只使用这里选中的技巧，按从上到下的顺序。',
    all: '全选',
    nobody: '全不选',
    count: (chosen, all) => `${chosen}／${all}`,
    stuck: '所选技巧无法从这里继续。',
    beyond: '不限于我的技巧',
  },
  whips: { stuck: '从这里用鞭链无法继续。', beyond: '查找其他技巧' },
  learn: (name) => `学习：${name}`,
  found: (count) => `已找到 ${count} 步…`,
};
