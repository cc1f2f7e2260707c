/* The parts of the test of facts, a file each. */
#ifndef DOKUSHIN_TESTS_C_FACTS_H
#define DOKUSHIN_TESTS_C_FACTS_H

void searches(void);
void layouts(void);
void logic(void);
void making(void);
void many_at_once(void);
void more_texts(void);
void near_things(void);
void rules(void);

#endif
